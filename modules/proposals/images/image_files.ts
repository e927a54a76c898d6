import { createHash } from 'node:crypto'
import { files } from '#core/files/files'

/** The picture and its company. */
export interface ImageReference {
  companyId: string
  /** `<SHA-256 in hex>.<jpg or png>` */
  name: string
}

export const IMAGE_NAME = /^[0-9a-f]{64}\.(jpg|png)$/

const pathOf = ({ companyId, name }: ImageReference) => `proposals/${companyId}/${name}`

/**
 *
 * @returns the name of the stored picture, which derives from its content
 */
export async function storeImage(companyId: string, picture: Buffer, format: 'jpg' | 'png') {
  const name = `${createHash('sha256').update(picture).digest('hex')}.${format}`
  await files.put(pathOf({ companyId, name }), picture)
  return name
}

/** The picture; undefined when the company has none of that name. */
export const readImage = (image: ImageReference) => files.read(pathOf(image))

/** Where browsers get it. */
export const addressOfImage = ({ companyId, name }: ImageReference) =>
  `/api/files/proposals/${companyId}/${name}`
