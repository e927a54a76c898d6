import type { XmpSchema } from '#modules/documents/public'

/** The XML inside a hybrid PDF. */
export interface FacturXFile {
  name: string
  /** Of the XML's schema: 1.0 of Factur-X, 3.0 of XRechnung. */
  version: string
  /** `EN 16931` or `XRECHNUNG` */
  level: string
}

/** The four properties that readers of Factur-X look for in the metadata of a hybrid PDF. */
export const facturXSchema = ({ name, version, level }: FacturXFile): XmpSchema => ({
  name: 'Factur-X PDFA Extension Schema',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  properties: [
    text(
      'DocumentType',
      'INVOICE',
      'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'
    ),
    text('DocumentFileName', name, 'The name of the embedded XML document'),
    text(
      'Version',
      version,
      'The actual version of the standard applying to the embedded XML document'
    ),
    text('ConformanceLevel', level, 'The conformance level of the embedded XML document'),
  ],
})

const text = (name: string, value: string, description: string) =>
  ({ name, value, type: 'Text', category: 'external', description }) as const
