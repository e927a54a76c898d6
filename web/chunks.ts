import type { Rolldown } from 'vite'

/**
 * Which modules share a file of the build; the bundler finds the rest. Each takes what its modules need, the
 * first group first, so that the sign-in page never waits for the shell. Few files compress and load better.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'sign_in',
    priority: 6,
    test: /node_modules\/react-dom\/|app\/(app|router|look\/color_scheme)\.tsx?|\/base\.css|@fontsource|features\/auth\/(components\/(login|auth)_form|use_(fields|texts))|components\/(styles\/base|plain\/|public\/public_)/,
  },
  {
    name: 'shell',
    priority: 5,
    test: /app\/(screens|i18n|shell\/(shell|ahead))\.tsx?$|react-query/,
  },
  // The texts that every screen needs, in one file for each language.
  {
    debugName: 'texts',
    name: (id) => `texts_${/(\w+)\.json$/.exec(id)?.[1]}`,
    priority: 4,
    test: /src\/(app\/shell|components)\/translations\//,
  },
  // Parts that many screens share, in one file instead of one for each set of screens: half of the requests to a list.
  {
    name: 'kit',
    priority: 3,
    test: /node_modules|src\/(components|lib|features\/documents)\/(?!.*translations)/,
    minShareCount: 12,
  },
  // Small parts that are mostly needed together.
  {
    name: 'lists',
    priority: 2,
    test: /(components\/(data_table\/(sums|amount_column)|dialogs\/batch_result|files\/import_button|one_line\/figures)|features\/clients\/(parts|components\/client_filter))/,
  },
  {
    name: 'invoicing',
    priority: 2,
    test: /features\/invoicing\/(changed_invoices|invoice|invoice_status|actions\/use_invoice_call|list\/sums|list\/list\.module)\./,
  },
  {
    name: 'correspondence',
    priority: 2,
    test: /features\/correspondence\/(mail|parts|use_tell_kept|components\/(mails_of|mail_status|mails\.module))\./,
  },
  {
    name: 'timer',
    priority: 2,
    test: /features\/timer\/(?!feature|.*translations|offline\/(offline_desk|parts|pending|edit_stint))/,
  },
]
