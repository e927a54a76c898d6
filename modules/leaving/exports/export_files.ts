import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FOLDER_MODE } from '#core/files/private_files'
import env from '#core/start/env'

const ID = /^[0-9a-f-]{36}$/

/** Complete exports are large and live for days, so they are beside the stored files and in no backup. */
const folderOf = (companyId: string) => {
  if (!ID.test(companyId)) throw new Error('This is no id of a company.')
  return join(env.KONTOR_DATA, 'exports', companyId)
}

interface ExportReference {
  companyId: string
  id: string
}

const pathOf = ({ companyId, id }: ExportReference) => join(folderOf(companyId), `${id}.zip`)

/** Writes a file block by block, completely or not at all. @returns its size in bytes */
export async function writeExport(reference: ExportReference, blocks: AsyncIterable<Uint8Array>) {
  const path = pathOf(reference)
  await mkdir(folderOf(reference.companyId), { recursive: true, mode: FOLDER_MODE })
  const file = await open(`${path}.part`, 'w', 0o600)
  let bytes = 0
  try {
    for await (const block of blocks) {
      await file.write(block)
      bytes += block.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
  return bytes
}

export const readExport = (reference: ExportReference) => createReadStream(pathOf(reference))

export const removeExport = (reference: ExportReference) => rm(pathOf(reference), { force: true })

export const removeExportFiles = (companyId: string) =>
  rm(folderOf(companyId), { recursive: true, force: true })
