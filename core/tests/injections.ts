import { readFileSync } from 'node:fs'

/** Texts that became part of a statement in some program (reliability C08). */
export const INJECTIONS = readFileSync(new URL('./data/injections.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)

/** Values that a document database, or a driver that builds conditions from objects, takes for a condition. */
export const INJECTED_OBJECTS: unknown[] = [
  '$gt',
  '$gte',
  '$lt',
  '$ne',
  '$nin',
  '$in',
  '$exists',
  '$not',
  '$type',
  '$size',
  '$all',
  '$where',
  '$expr',
  '$function',
  '$regex',
  '$elemMatch',
  '$or',
  '$and',
  '$jsonSchema',
]
  .map((operator): unknown => ({ [operator as string]: '' }))
  .concat([
    { $ne: null },
    { $gt: null },
    { $regex: '.*' },
    { $where: 'sleep(5000)' },
    { $or: [{}, { a: 1 }] },
    { password: 1 },
    { email: true },
    { email: { email: 1 } },
    { password_hash: 'x' },
    { type: 'Buffer', data: [49] },
    { length: 1, 0: 'a' },
    { raw: '1=1' },
    { sql: '1=1', bindings: [] },
    [['email', '=', 'email']],
    [0],
    ["' OR 1=1-- -"],
    [[]],
    true,
    0,
  ])
