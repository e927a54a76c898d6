export const binary = (sql: string) =>
  `${sql} ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`

/** STRICT tables know only a few types. */
export const strict = (sql: string) => `${strictTypes(sql)} STRICT`

/** The types of a definition as STRICT tables know them. */
const strictTypes = (sql: string) =>
  sql
    .replace(/\b(?:var)?char\(\d+\)|\blongtext\b|\bmediumtext\b|\bjson\b/gi, 'text')
    .replace(/\bbigint\b|\bboolean\b|\btinyint\b/gi, 'integer')
    .replace(/\b(?:medium)?blob\b|\bvarbinary\(\d+\)/gi, 'blob')
