/** Problems of what a field refers to: addresses, pictures, other entries. */
export const referenceProblems = {
  brokenLink: ({
    address,
    reason,
    meant,
  }: {
    address: string;
    reason: 'detail' | 'moved' | 'query' | 'misspelt' | 'unknown' | 'noSlash';
    /** The address that was probably meant. */
    meant?: string;
  }) => ({
    message: `The link “${address}” leads to no page of the site.`,
    advice: {
      detail: `Detail pages live under /detay/: write ${meant}.`,
      moved: `It is the former address of an entry: write ${meant}.`,
      query: 'A link in the content names a page alone, without ? or #.',
      misspelt: `Did you mean “${meant}”?`,
      unknown:
        'Check its spelling against the slug of the entry or the list of pages in content/README.md.',
      noSlash: 'A link inside the site starts with a slash, such as /detay/col-turu.',
    }[reason],
  }),
  unknownPicture: ({ name, meant }: { name: string; meant?: string }) => ({
    message: `There is no picture “${name}” in pictures.yaml.`,
    advice:
      meant === undefined
        ? 'Use the name of a picture listed there, or add the picture to it first.'
        : `Did you mean “${meant}”?`,
  }),
  takenElsewhere: ({
    key,
    value,
    file,
    line,
  }: {
    key: string;
    value: string | number;
    file: string;
    line: number;
  }) => ({
    message: `${key} “${value}” is already taken by ${file}, line ${line}.`,
    advice: `Give one of the two another ${key}.`,
  }),
  idTwice: ({ id }: { id: string | number }) => ({
    message: `id “${id}” stands twice in this list.`,
    advice: 'Give one of the two another id.',
  }),
  pictureTwice: ({ name }: { name: string | number }) => ({
    message: `The picture “${name}” stands twice in this list.`,
    advice: 'Use another picture; every detail page shows different ones.',
  }),
  unknownAuthor: ({
    author,
    known,
    meant,
  }: {
    author: string;
    known: readonly string[];
    meant?: string;
  }) => ({
    message: `There is no author “${author}” in authors.yaml.`,
    advice: meant === undefined ? `Use one of: ${known.join(', ')}.` : `Did you mean “${meant}”?`,
  }),
  unknownPost: ({ id }: { id: number }) => ({
    message: `Post ${id} does not exist, or is this post itself.`,
    advice: 'Name the id of another post that exists.',
  }),
  unknownEntry: ({ name, meant }: { name: string; meant?: string }) => ({
    message: `There is no experience or car “${name}”.`,
    advice:
      meant === undefined
        ? 'Write the slug of one that exists, the end of its address /detay/….'
        : `Did you mean “${meant}”?`,
  }),
  aliasTaken: ({ alias, file, line }: { alias: string | number; file: string; line: number }) => ({
    message: `The former address “${alias}” is already taken by ${file}, line ${line}.`,
    advice: 'An address leads to one page: remove it from one of the two places.',
  }),
  reusedNumber: ({
    id,
    file,
    next,
    address,
  }: {
    id: number;
    /** Of the post that had the number. */
    file: string;
    /** A number that no post ever had. */
    next: number;
    address: string;
  }) => ({
    message: `Number ${id} was that of another post, ${file}; links to it would now lead here.`,
    advice: `Write ${next}, which no post ever had. Where it is the same post in a renamed file: catalogue accept --forget ${address}, then catalogue accept.`,
  }),
  lostAddress: ({ address, file }: { address: string; file: string }) => ({
    message: `${address} leads to no page any more; it was accepted for ${file}.`,
    advice: `Name it among the “aliases” of the entry that takes its place. Where it is to be gone for good: catalogue accept --forget ${address}`,
  }),
  missingCategory: ({ category, users }: { category: string; users: readonly string[] }) => ({
    message:
      users.length === 0
        ? `The category “${category}” is gone.`
        : `The category “${category}” is gone, and these still use it: ${users.join(', ')}.`,
    advice: 'Bring it back; the filter and the pages of the site need each of their categories.',
  }),
  futureDay: ({ value }: { value: string }) => ({
    message: `The day ${value} is still to come.`,
    advice: 'Write today or an earlier day.',
  }),
  packageWithoutPrice: {
    message: 'This package leads to no detail page, so its price and duration are unknown.',
    advice: 'Add price and duration here, or let url lead to a detail page.',
  },
  leadsToDraft: ({
    address,
    draft,
    canBeDraft,
  }: {
    address: string;
    /** Its file. */
    draft: string;
    /** Whether what refers to it can be a draft, too. */
    canBeDraft: boolean;
  }) => ({
    message: `This leads to ${address}, which is a draft (${draft}).`,
    advice: `Publish the two together: delete draft: true there, or leave this out until then${canBeDraft ? ', or write draft: true here as well' : ''}.`,
  }),
  futureDate: ({ date }: { date: string }) => ({
    message: `The day of this post, ${date}, has not come yet, and it is published at once all the same.`,
    advice: 'Write draft: true until then, or correct the day.',
  }),
  translatedDifferently: ({
    here,
    there,
    file,
    line,
  }: {
    here: string;
    there: string;
    /** Where the other stands. */
    file: string;
    line: number;
  }) => ({
    message: `The same Turkish text is translated differently: here “${here}”, in ${file}, line ${line}, “${there}”.`,
    advice: 'Write the better one in both places. If both are meant, say so in exceptions.yaml.',
  }),
  unlinkedEntry: ({ address }: { address: string }) => ({
    message: `No other file links to ${address}, so visitors have no way there.`,
    advice:
      'Let a package in service-pages, the navigation or the home page lead there, or delete this file.',
  }),
};

/** Problems of picture files. */
export const pictureProblems = {
  missingPicture: ({ file, meant }: { file: string; meant?: string }) => ({
    message: `There is no file ${file}.`,
    advice:
      meant === undefined
        ? 'Copy the picture there, or correct the name; upper and lower case count.'
        : `Did you mean “${meant}”?`,
  }),
  noPicture: ({ file }: { file: string }) => ({
    message: `The file ${file} is there, but it holds no picture that can be read.`,
    advice: 'Open the original in a picture program and export it again as a JPEG.',
  }),
  damagedPicture: ({ file }: { file: string }) => ({
    message: `The picture ${file} is cut off or damaged: it begins well, but cannot be read to its end.`,
    advice:
      'Copy or download the original again; where that does not help, export it again as a JPEG.',
  }),
  smallPicture: ({
    file,
    width,
    height,
    smallest,
    fullBleed,
  }: {
    file: string;
    /** In pixels, as are the others. */
    width: number;
    height: number;
    smallest: number;
    fullBleed: number;
  }) => ({
    message: `The picture ${file} is ${width} pixels wide and ${height} high; it must be at least ${smallest} wide.`,
    advice: `Export it again from the original, at least ${smallest} pixels wide (${fullBleed} where it fills the screen); enlarging the small one would only blur it.`,
  }),
  forbiddenHost: ({ host }: { host: string }) => ({
    message: `Pictures from ${host} are not allowed.`,
    advice: 'Save the picture under content/images, or add the host to imageHosts in site.yaml.',
  }),
  unusedPicture: ({ name }: { name: string }) => ({
    message: `No page shows the picture “${name}”.`,
    advice: 'Name it where it should be seen, or delete it here, and its file from images.',
  }),
};
