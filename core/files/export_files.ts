import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FOLDER_MODE } from '#core/files/private_files'
import { newId } from '#core/ids'
import { openStream, sealStream } from '#core/sealing/sealed_stream'
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

/** Writes a file block by block, sealed, completely or not at all. @returns the size of its content in bytes */
export async function writeExport(reference: ExportReference, blocks: AsyncIterable<Uint8Array>) {
  const path = pathOf(reference)
  await mkdir(folderOf(reference.companyId), { recursive: true, mode: FOLDER_MODE })
  // Two processes write one export when the first one was taken for dead: each has a file of its own until then.
  const part = `${path}.${newId()}.part`
  try {
    const content = { bytes: 0 }
    await writeBlocks(part, sealStream(reference, counted(blocks, content)))
    await rename(part, path)
    return content.bytes
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writeBlocks(path: string, blocks: AsyncIterable<Uint8Array>) {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const block of blocks) await file.write(block)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function* counted(blocks: AsyncIterable<Uint8Array>, content: { bytes: number }) {
  for await (const block of blocks) {
    content.bytes += block.length
    yield block
  }
}

/** The content of an export. A damaged one breaks off before its first damaged block. */
export const readExport = (reference: ExportReference) =>
  Readable.from(openStream(reference, createReadStream(pathOf(reference))))

export const removeExport = (reference: ExportReference) => rm(pathOf(reference), { force: true })

export const removeExportFiles = (companyId: string) =>
  rm(folderOf(companyId), { recursive: true, force: true })
