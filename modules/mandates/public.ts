export { noteUse } from '#modules/mandates/actions/note_use'
export { Mandate, type Scheme } from '#modules/mandates/models/mandate'
export { usualMandate } from '#modules/mandates/queries/usual_mandate'
export { stateOn, wasUsed } from '#modules/mandates/rules/mandate_state'
