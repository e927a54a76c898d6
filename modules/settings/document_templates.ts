import { kindsWith } from '#core/records/record_kinds'

/** How documents can look: after DIN 5008, with colour, or on less paper. */
export const DOCUMENT_TEMPLATES = ['classic', 'modern', 'compact'] as const
export type DocumentTemplate = (typeof DOCUMENT_TEMPLATES)[number]

/**
 * The design of the templates that new documents are printed in. Issued documents keep theirs with the copy of their
 * company; those from before editions were numbered have the first one.
 */
export const PAPER_EDITION = 3

/** By kind of document; the usual one where it is missing. */
export type TemplatesByKind = Readonly<Record<string, DocumentTemplate>>

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** Its documents have a template of their own: this one, until the company chooses another. */
    template?: DocumentTemplate
  }
}

/** The templates of all kinds: the chosen ones, else the usual ones. */
export const templatesOf = (chosen: TemplatesByKind): TemplatesByKind =>
  Object.fromEntries(
    kindsWith('template').map(({ type, template }) => [type, chosen[type] ?? template])
  )

/** The chosen templates without those of unknown kinds. */
export const knownTemplates = (chosen: TemplatesByKind): TemplatesByKind =>
  Object.fromEntries(
    kindsWith('template').flatMap(({ type }) => (chosen[type] ? [[type, chosen[type]]] : []))
  )
