import type { ZipEntry } from '#core/files/zip'
import type { JobClaim } from './job_claim.js'

/** Passes the files of a job on and renews its claim meanwhile, also within a file that takes long. @throws ClaimLost */
export async function* renewing(
  claim: JobClaim,
  entries: AsyncIterable<ZipEntry>
): AsyncGenerator<ZipEntry> {
  for await (const entry of entries) {
    yield { ...entry, content: renewingWithin(claim, entry.content) }
    await claim.renew()
  }
}

async function* renewingWithin(claim: JobClaim, content: ZipEntry['content']) {
  if (content instanceof Uint8Array) {
    yield content
    return
  }
  for await (const block of content) {
    yield block
    await claim.renew()
  }
}
