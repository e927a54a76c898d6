export * from './totals.js'
