/**
 * One statement of MariaDB or MySQL for a table and its keys, because each statement is a commit on the disk.
 * @param additions such as ``add index `name`(`column`)``
 */
export function wholeTable(create: string, additions: string[]) {
  const parts = [create.slice(0, create.lastIndexOf(')')), ...additions.map(withoutAdd)]
  return `${parts.join(', ')}) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`
}

const withoutAdd = (addition: string) => addition.replace(/^add /, '')

/** STRICT tables know only a few types. */
export const strict = (sql: string) => `${strictTypes(sql)} STRICT`

/** The types of a definition as STRICT tables know them. */
const strictTypes = (sql: string) =>
  sql
    .replace(/\b(?:var)?char\(\d+\)|\blongtext\b|\bmediumtext\b|\bjson\b/gi, 'text')
    .replace(/\bbigint\b|\bboolean\b|\btinyint\b/gi, 'integer')
    .replace(/\b(?:medium)?blob\b|\bvarbinary\(\d+\)/gi, 'blob')
