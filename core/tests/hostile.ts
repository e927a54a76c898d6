/** Values that have broken programs of this kind. */
export const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  -1,
  0,
  -0,
  1e308,
  2 ** 63,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a'.repeat(100_000),
  '1e999',
  'NaN',
  '../../../etc/passwd',
  "' OR 1=1 --",
  '%_%',
  `{{7*7}} $${'{7*7}'} <%=7*7%> #{7*7}`,
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  'x\r\nBcc: everybody@example.test',
  '\u001b[31m\u202e',
  [],
  ['a'],
  {},
  { $gt: '' },
  { toString: 1, constructor: { prototype: { isSuperAdmin: true } } },
]

/** Bodies as text: some are not JSON. */
export const HOSTILE_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '[NaN]',
  '{"a":1,"a":2}',
  '{"__proto__":{"isSuperAdmin":true},"constructor":{"prototype":{"role":"owner"}}}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  JSON.stringify(
    Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1]))
  ),
]

export const HOSTILE_QUERIES = [
  'sort=id%20desc--&order=;drop',
  'search=%27%20OR%201%3D1%20--&status=%27',
  'page=-1&pageSize=1e9',
  'page=abc&pageSize=',
  'page=9007199254740993&pageSize=500',
  'search=%25%25%25_%5C&from=2026-02-31&to=x',
  'sort[]=a&sort[b]=c&status[$gt]=&clientId[]=1',
  '__proto__[x]=1&constructor=1',
  `search=${'a'.repeat(4000)}`,
  'search=%F0%9F%92%A9%00',
  'search=%ff%fe',
]
