import { readGlossary, readVocabularyFiles } from './vocabulary/refused-words.ts'
import { countWords, describeCounts } from './vocabulary/word-counts.ts'

console.log(describeCounts(countWords(readVocabularyFiles(), readGlossary())))
