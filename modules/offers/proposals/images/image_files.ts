import { createHash } from 'node:crypto'
import { putSealed, readPicture } from '#core/files/sealed_files'

/** The picture and its company. */
export interface ImageReference {
  companyId: string
  /** `<SHA-256 in hex>.<jpg or png>` */
  name: string
}

export const IMAGE_NAME = /^[0-9a-f]{64}\.(jpg|png)$/

const pathOf = ({ companyId, name }: ImageReference) => `proposals/${companyId}/${name}`

/** Stores a picture, sealed. @returns its name, which derives from its content */
export async function storeImage(companyId: string, picture: Buffer, format: 'jpg' | 'png') {
  const name = `${createHash('sha256').update(picture).digest('hex')}.${format}`
  await putSealed({ companyId, name: pathOf({ companyId, name }) }, picture)
  return name
}

/** The picture; undefined when the company has none of that name that can be opened. */
export const readImage = (image: ImageReference) =>
  readPicture({ companyId: image.companyId, name: pathOf(image) })

/** Where browsers get it. */
export const addressOfImage = ({ companyId, name }: ImageReference) =>
  `/api/files/proposals/${companyId}/${name}`
