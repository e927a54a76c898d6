/** Exports to other features: all data of the company in one file. */
export { CompleteExport } from './complete_export'
