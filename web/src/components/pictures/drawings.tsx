import { ACCENT, Drawing } from './drawing'
/** Papers on a desk: invoices, documents, items. */
export function PaperDrawing() {
  return (
    <Drawing>
      <path d="M8 80h104" />
      <path d="M44 80V20l10-8h30v68" />
      <path d="M44 20h10v-8" />
      <path d="M54 34h20M54 44h20M54 54h12" />
      <path d="M64 66h10" {...ACCENT} />
      <path d="M36 80V30h8" opacity=".5" />
    </Drawing>
  )
}

/** Two people at a table: clients, employees. */
export function PeopleDrawing() {
  return (
    <Drawing>
      <path d="M8 80h104" />
      <circle cx="42" cy="34" r="9" />
      <path d="M26 66c0-12 6-18 16-18s16 6 16 18" />
      <circle cx="80" cy="34" r="9" />
      <path d="M64 66c0-12 6-18 16-18s16 6 16 18" />
      <path d="M18 66h84v14" />
      <path d="M18 66v14" />
      <path d="M56 62h10" {...ACCENT} />
    </Drawing>
  )
}

/** A clock over a list: tasks, projects, time. */
export function ClockDrawing() {
  return (
    <Drawing>
      <path d="M8 80h104" />
      <circle cx="60" cy="44" r="28" />
      <path d="M60 20v4M60 64v4M36 44h4M80 44h4" />
      <path d="M60 28v16l11 8" {...ACCENT} />
      <path d="M46 80l4-8M74 80l-4-8" />
    </Drawing>
  )
}

/** An open box: anything else that is empty. */
export function BoxDrawing() {
  return (
    <Drawing>
      <path d="M8 80h104" />
      <path d="M32 48v32h56V48" />
      <path d="M32 48l-12-12 14-8M88 48l12-12-14-8" />
      <path d="M32 48h56" />
      <path d="M60 40V20M52 28l8-8 8 8" {...ACCENT} />
    </Drawing>
  )
}

/** A magnifying glass over lines: nothing fits the filter. */
export function SearchDrawing() {
  return (
    <Drawing>
      <path d="M16 24h36M16 40h24M16 56h30M16 72h64" opacity=".6" />
      <circle cx="72" cy="38" r="18" />
      <path d="M85 51l17 17" {...ACCENT} />
    </Drawing>
  )
}
