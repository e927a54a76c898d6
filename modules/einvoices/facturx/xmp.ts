import { element, required, serializeElement } from '#modules/einvoices/xml/element'

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

/** What the metadata of a hybrid PDF say about the invoice inside. */
export interface FacturXFile {
  name: string
  /** Of the XML's schema: 1.0 of Factur-X, 3.0 of XRechnung. */
  version: string
  /** `EN 16931` or `XRECHNUNG` */
  level: string
}

const PROPERTIES: Record<string, string> = {
  DocumentFileName: 'The name of the embedded XML document',
  DocumentType: 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER',
  Version: 'The actual version of the standard applying to the embedded XML document',
  ConformanceLevel: 'The conformance level of the embedded XML document',
}

/** PDF/A allows properties of one's own only when the file describes them (ISO 19005-3, 6.6.2.3). */
export const extensionSchema = () =>
  serializeElement(
    required(
      'rdf:li',
      [
        element('pdfaSchema:schema', 'Factur-X PDFA Extension Schema'),
        element('pdfaSchema:namespaceURI', NAMESPACE),
        element('pdfaSchema:prefix', 'fx'),
        element(
          'pdfaSchema:property',
          element('rdf:Seq', Object.entries(PROPERTIES).map(propertyOf))
        ),
      ],
      RESOURCE
    )
  )

const RESOURCE = { 'rdf:parseType': 'Resource' }

const propertyOf = ([name, description]: [string, string]) =>
  required(
    'rdf:li',
    [
      element('pdfaProperty:name', name),
      element('pdfaProperty:valueType', 'Text'),
      element('pdfaProperty:category', 'external'),
      element('pdfaProperty:description', description),
    ],
    RESOURCE
  )

/** The four properties that readers of Factur-X look for. */
export const facturXProperties = ({ name, version, level }: FacturXFile) =>
  serializeElement(
    required(
      'rdf:Description',
      [
        element('fx:DocumentType', 'INVOICE'),
        element('fx:DocumentFileName', name),
        element('fx:Version', version),
        element('fx:ConformanceLevel', level),
      ],
      { 'rdf:about': '', 'xmlns:fx': NAMESPACE }
    )
  )
