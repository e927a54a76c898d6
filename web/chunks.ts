/**
 * Which modules share a file of the build; the bundler finds the rest. Each takes what its modules need, the
 * first group first, so that the sign-in page never waits for the shell. Few files compress and load better.
 */
export const CHUNKS = [
  {
    name: 'sign_in',
    priority: 2,
    test: /node_modules\/react-dom\/|app\/app\.tsx|features\/auth\/(components|use_)|components\/(plain\/|public\/public_)/,
  },
  {
    name: 'shell',
    priority: 1,
    test: /app\/shell\/(ahead|top_bar\/top_bar|sidebar\/sidebar|slot|role_guard)|i18next|react-query|components\/loading\/loading\.tsx|lib\/time\/zone/,
  },
  // Parts that many screens share, in one file instead of one for each set of screens: half of the requests to a list.
  {
    name: 'kit',
    priority: 0,
    test: /node_modules|src\/(components|lib)\/(?!.*translations)/,
    minShareCount: 10,
  },
]
