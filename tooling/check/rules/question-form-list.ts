/**
 * Words that say how something is said and not what: whoever guesses by them needs to know nothing of the subject. A fixed
 * list, so that the measure stays comparable; word forms are listed, as nothing is stemmed.
 */
export const functionWords = [
  // Articles, demonstratives, quantities
  ...['a', 'an', 'the', 'this', 'that', 'these', 'those', 'all', 'any', 'both', 'each', 'either', 'every'],
  ...['few', 'less', 'many', 'more', 'most', 'much', 'neither', 'no', 'none', 'other', 'others', 'another'],
  ...['own', 'same', 'several', 'some', 'such', 'enough', 'one', 'two', 'whole'],
  // Pronouns
  ...['i', 'we', 'us', 'our', 'you', 'your', 'he', 'she', 'his', 'her', 'it', 'its', 'itself', 'they'],
  ...['them', 'their', 'themselves', 'everyone', 'everybody', 'everything', 'nobody', 'nothing'],
  ...['somebody', 'someone', 'something', 'anyone', 'who', 'whoever', 'whom', 'whose', 'what', 'whatever'],
  ...['which', 'how', 'where', 'why'],
  // Prepositions
  ...['about', 'above', 'across', 'against', 'among', 'around', 'at', 'behind', 'between', 'beyond', 'by'],
  ...['down', 'during', 'for', 'from', 'in', 'into', 'of', 'off', 'on', 'out', 'over', 'through', 'to'],
  ...['toward', 'under', 'until', 'up', 'upon', 'with', 'within', 'without'],
  // Conjunctions
  ...['after', 'although', 'and', 'as', 'because', 'before', 'but', 'if', 'nor', 'once', 'or', 'otherwise'],
  ...['provided', 'since', 'so', 'than', 'then', 'though', 'therefore', 'unless', 'when', 'whenever'],
  ...['whether', 'while', 'instead', 'however'],
  // Auxiliaries and modals
  ...['am', 'are', 'be', 'been', 'being', 'can', 'cannot', 'could', 'did', 'do', 'does', 'had', 'has'],
  ...[
    'have',
    'is',
    'may',
    'might',
    'must',
    'need',
    'needs',
    'shall',
    'should',
    'was',
    'were',
    'will',
    'would',
  ],
  // Adverbs of degree, time and manner
  ...['again', 'alone', 'already', 'also', 'always', 'anyway', 'even', 'ever', 'first', 'here', 'just'],
  ...['later', 'never', 'not', 'now', 'often', 'only', 'rather', 'soon', 'still', 'there', 'together', 'too'],
  ...['usually', 'very', 'yet'],
] as const
