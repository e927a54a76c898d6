import type { DueWork } from '#core/due_work/due_work'
import { files } from './files.js'
import { isSealed, putSealed } from './sealed_files.js'

/** Companies whose pictures are looked at in one round. */
const PORTION = 20

/**
 * Work that seals the pictures from before they were sealed. Nothing says which ones these are, so it goes through all
 * companies once after each start. A process that dies leaves a picture as it was, or sealed.
 * @param parent folder of the pictures of all companies
 */
export function sealOldPictures(name: string, parent: string): DueWork {
  let waiting: string[] | undefined
  return {
    name,
    async run() {
      waiting ??= await files.folders(parent)
      for (const folder of waiting.slice(0, PORTION)) await sealPicturesIn(folder)
      waiting = waiting.slice(PORTION)
      return waiting.length > 0
    },
  }
}

/** @param folder of one company, named after its id */
async function sealPicturesIn(folder: string) {
  const companyId = folder.split('/').at(-1) ?? ''
  for (const name of await files.list(folder)) {
    const stored = await files.read(name)
    if (stored && !isSealed(stored)) await putSealed({ companyId, name }, stored)
  }
}
