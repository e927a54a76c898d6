/** Files that a receipt may be, as in the `accept` of an input. */
export const ACCEPTED =
  'application/pdf,image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif,text/xml,application/xml,.xml'
