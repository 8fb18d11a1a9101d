import { readGlossary, readVocabularyFiles } from './vocabulary/refused-words.ts'
import { countVocabulary, describeCounts } from './vocabulary/word-counts.ts'

console.log(describeCounts(countVocabulary(readVocabularyFiles(), readGlossary())))
