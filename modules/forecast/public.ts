export { type Outlook, readOutlook } from '#modules/forecast/queries/outlook'
