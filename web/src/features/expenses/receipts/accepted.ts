/** Files that a receipt may be, as in the `accept` of an input. */
export const ACCEPTED =
  'application/pdf,image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif,text/xml,application/xml,.xml'

const KINDS = /\.(pdf|png|jpe?g|webp|hei[cf]|xml)$/i

/** Whether a file can be a receipt, by its type or its name. */
export const isReceiptFile = ({ name, type }: File) =>
  KINDS.test(name) || (type !== '' && ACCEPTED.split(',').includes(type))
