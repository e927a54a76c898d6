export { KEPT_KINDS, type KeptKind, periodsOf } from './retention/periods.js'
