/** A schema of XMP properties that PDF/A-3 does not define, with the values that one file has. */
export interface XmpSchema {
  name: string
  namespace: string
  prefix: string
  properties: readonly XmpProperty[]
}

interface XmpProperty {
  name: string
  value: string
  type: 'Text' | 'Integer'
  /** `internal` values matter only to the program that wrote the file. */
  category: 'internal' | 'external'
  description: string
}

/** Marks the file as PDF/UA-1 (ISO 14289-1, 5). */
export const PDF_UA: XmpSchema = {
  name: 'PDF/UA Universal Accessibility Schema',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  properties: [
    {
      name: 'part',
      value: '1',
      type: 'Integer',
      category: 'internal',
      description: 'Indicates which part of ISO 14289 the file conforms to',
    },
  ],
}

/**
 * The description of a schema, which PDF/A requires for each schema that it does not define (ISO 19005-3, 6.6.2.3).
 */
export const schemaXml = ({ name, namespace, prefix, properties }: XmpSchema) =>
  `<rdf:li rdf:parseType="Resource">` +
  `<pdfaSchema:schema>${escaped(name)}</pdfaSchema:schema>` +
  `<pdfaSchema:namespaceURI>${escaped(namespace)}</pdfaSchema:namespaceURI>` +
  `<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>` +
  `<pdfaSchema:property><rdf:Seq>${properties.map(propertyXml).join('')}</rdf:Seq></pdfaSchema:property>` +
  `</rdf:li>`

const propertyXml = ({ name, type, category, description }: XmpProperty) =>
  `<rdf:li rdf:parseType="Resource">` +
  `<pdfaProperty:name>${name}</pdfaProperty:name>` +
  `<pdfaProperty:valueType>${type}</pdfaProperty:valueType>` +
  `<pdfaProperty:category>${category}</pdfaProperty:category>` +
  `<pdfaProperty:description>${escaped(description)}</pdfaProperty:description>` +
  `</rdf:li>`

/** The values of a file. */
export const valuesXml = ({ namespace, prefix, properties }: XmpSchema) =>
  `<rdf:Description rdf:about="" xmlns:${prefix}="${escaped(namespace)}">` +
  properties
    .map(({ name, value }) => `<${prefix}:${name}>${escaped(value)}</${prefix}:${name}>`)
    .join('') +
  `</rdf:Description>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
