/** `/desk/photographs` */
export const en = {
  find: {
    heading: 'Find a page',
    address: 'Address of a guide or story, such as /destinations/japan/kyoto',
    submit: 'Open',
  },
  list: {
    caption: 'Photographs of this build',
    columns: { page: 'Page', caption: 'Caption', author: 'Author, year', licence: 'Licence' },
    author: (author: string, year: number) => `${author}, ${year}`,
    empty: 'No guide or story has a photograph.',
  },
  how: 'Nothing is published from here. The form writes an archive, which an operator adds to the repository; the photograph appears with the next deployment.',
  unknownPage: 'No guide or story with a text of its own has this address.',
  page: {
    none: 'This page has no photograph.',
    has: 'This page has a photograph. The form replaces it; without another image it changes the words only.',
    file: (file: string) => `Its text is ${file}.`,
    remove: 'Download the removal',
    removeHelp: 'An archive that removes the photograph from the page.',
  },
  form: {
    heading: 'Photograph',
    upload: 'Image: JPEG, PNG, WebP, GIF or AVIF, 800 pixels wide or more, up to 12 MB',
    uploadHelp:
      'It is turned upright, reduced to 2,048 pixels and stored as JPEG, without the place and the camera.',
    prepared: 'The image of the preview is used unless you choose another one.',
    fields: {
      picture: 'Image',
      address: 'Or the address of an image that this site may load',
      alt: 'Alternative text: what can be seen, for those who cannot see it',
      caption: 'Caption: a sentence',
      credit: 'Author',
      isOrganisation: 'The author is an organisation',
      licence: 'Licence',
      source: 'Address of the page on which it was published',
      year: 'Year in which it was taken',
    },
    choose: 'Choose',
    preview: 'Preview',
    write: 'Download the archive',
  },
  previewHeading: 'Preview',
  problemsHeading: 'Not yet complete',
  problem: (field: string, expected: string) => `${field}: expected ${expected}`,
  problems: {
    missing: 'an image or an address',
    both: 'either an image or an address',
    notAnImage: 'a JPEG, PNG, WebP, GIF or AVIF by its content, whatever its name is',
    tooSmall: 'an image that is 800 pixels wide or more',
    tooManyPixels: 'no more than 12,000 pixels a side and 50 megapixels',
    tooLarge: 'no more than 12 MB',
    tampered: 'the image of the preview, unchanged; choose it again',
    busy: 'a moment of patience: images cannot be prepared right now',
    notAllowed: 'an address whose origin is in IMAGE_SOURCES',
    notLoaded: 'an address at which the image can be loaded now',
    brochureWord: (word: string) => `a concrete word instead of “${word}”`,
    year: 'a year that has begun',
  },
  note: (page: string, file: string) => `A photograph for ${page}

In the repository, run

  npm run content -- --photograph THIS_FILE.zip

It puts the image below public/images/photos, changes the field "photo" in
${file}
and checks the content. Read the change, commit it and deploy.

By hand: copy the folder public, and put the lines of photo.yaml from "photo:"
on into the front matter of that file; "photo: null" means to delete the field.
`,
}
