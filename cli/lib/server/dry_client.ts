import { type Change, Client, type Parts } from './client.js'

/** A call that would change something. */
export interface PlannedCall {
  method: Change
  path: string
  body: unknown
}

/** Ends a dry run at the first call that would change something. */
export class DryRunEnd extends Error {
  constructor(readonly call: PlannedCall) {
    super('dry run')
  }
}

/** An account that only reads: instead of a change it fails with `DryRunEnd`, so that no command can forget it. */
export class DryClient extends Client {
  protected override async change(method: Change, path: string, parts: Parts) {
    if (parts.reads) return super.change<never>(method, path, parts)
    const { body = {}, ...address } = parts
    throw new DryRunEnd({ method, path: this.url(path, address).pathname, body })
  }
}
