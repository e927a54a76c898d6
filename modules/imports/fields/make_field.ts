import type { CellReader, TargetField } from './field.js'

type More = Partial<Pick<TargetField, 'isRequired' | 'orElse' | 'isOnlyRead' | 'holds' | 'place'>>

/** Makes the fields of a kind. @param headings by the name of the field, with `|` between them */
export const fieldMaker =
  (headings: Record<string, string>) =>
  (
    name: string,
    label: string,
    as: CellReader | Pick<TargetField, 'read' | 'words'>,
    more: More = {}
  ): TargetField => ({
    name,
    label,
    headings: headings[name]?.split('|') ?? [],
    ...(typeof as === 'function' ? { read: as } : as),
    ...more,
  })
