import { XMLParser } from 'fast-xml-parser'
import { isValidBIC, isValidIBAN } from 'ibantools'

/*
 * What strict readers of files for banks share: the tree, its check against the order of the schema, and the forms of
 * texts by the rules of SEPA. Written from the rules; shares nothing with the writers.
 */

export class PaymentFileFault extends Error {}

export interface PaymentNode {
  name: string
  text: string
  children: PaymentNode[]
}

/** How a kind of file is built. */
export interface PaymentFileForm {
  /** `pain.001.001.09` */
  message: string
  /** The children that an element may have, in the order of the schema; `*` may repeat, `?` may be missing. */
  schema: Record<string, string>
  /** The form of an element's text. */
  texts: Record<string, RegExp>
  /** Identifications (`Id` elements) other than an account, by the element around them. */
  identifications?: Record<string, (node: PaymentNode) => boolean>
}

const latin = (longest: number) => new RegExp(`^[A-Za-z0-9/?:().,'+ -]{1,${longest}}$`)

/** No slash at either end and none doubled (EPC230-15). */
const IDENTIFICATION = /^(?!\/)(?!.*\/\/)[A-Za-z0-9/?:().,'+ -]{1,35}(?<!\/)$/

/** The forms of texts that all files have. */
export const COMMON_TEXTS: Record<string, RegExp> = {
  MsgId: IDENTIFICATION,
  PmtInfId: IDENTIFICATION,
  EndToEndId: IDENTIFICATION,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  NbOfTxs: /^[1-9]\d{0,14}$/,
  CtrlSum: /^\d{1,15}\.\d\d$/,
  InstdAmt: /^\d{1,9}\.\d\d$/,
  ChrgBr: /^SLEV$/,
  BtchBookg: /^(true|false)$/,
  Nm: latin(70),
  StrtNm: latin(70),
  PstCd: latin(16),
  TwnNm: latin(35),
  Ctry: /^[A-Z]{2}$/,
  Ustrd: latin(140),
}

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, parseTagValue: false })

/** @throws PaymentFileFault unless the statement holds */
export function faultUnless(isRight: boolean, what: string) {
  if (!isRight) throw new PaymentFileFault(what)
}

/** The checked message inside the document. @throws PaymentFileFault for the first thing that a bank would refuse */
export function readPaymentFile(xml: string, form: PaymentFileForm): PaymentNode {
  faultUnless(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>'), 'no declaration')
  faultUnless(
    xml.includes(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${form.message}">`),
    'another namespace'
  )
  const root = nodesOf(parser.parse(xml)).find(({ name }) => name === 'Document')
  if (!root) throw new PaymentFileFault('no document')
  check(root, form)
  const [message] = root.children
  if (!message) throw new PaymentFileFault('no message')
  return message
}

function check(node: PaymentNode, form: PaymentFileForm, parent = '') {
  const { name, text } = node
  const schema = form.schema[name]
  if (name === 'Id') checkIdentification(node, form, parent)
  else if (name === 'BICFI') faultUnless(isValidBIC(text), `BICFI “${text}”`)
  else if (schema === undefined) {
    faultUnless(form.texts[name]?.test(text) ?? false, `${name} “${text}”`)
  } else {
    checkChildren(node, form, schema)
  }
}

function checkChildren({ name, children }: PaymentNode, form: PaymentFileForm, schema: string) {
  const pattern = schema.split(' ').map((part) => {
    const child = `(${part.replace(/[?*]$/, '')};)`
    return part.endsWith('*') ? `${child}+` : part.endsWith('?') ? `${child}?` : child
  })
  const existing = children.map((child) => `${child.name};`).join('')
  faultUnless(new RegExp(`^${pattern.join('')}$`).test(existing), `${name} has ${existing}`)
  for (const child of children) check(child, form, name)
}

function checkIdentification(node: PaymentNode, form: PaymentFileForm, parent: string) {
  const own = form.identifications?.[parent]
  if (own) return faultUnless(own(node), `${parent} “${node.text}”`)
  if (parent === 'Othr') return faultUnless(node.text === 'NOTPROVIDED', `Othr “${node.text}”`)
  const [account] = node.children
  if (node.children.length !== 1 || account?.name !== 'IBAN') throw new PaymentFileFault('no IBAN')
  faultUnless(isValidIBAN(account.text), `IBAN “${account.text}”`)
}

/** Number and sum of a head have to be those of its payments. @param amounts as they are in the file */
export function checkSums(head: Record<string, string>, amounts: readonly string[]) {
  faultUnless(head.NbOfTxs === String(amounts.length), 'another number of payments')
  faultUnless(cents(head.CtrlSum) === sumOf(amounts), 'another sum')
}

const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + cents(amount), 0n)

const cents = (amount = '') => BigInt(amount.replace('.', ''))

type Parsed = Record<string, unknown>

function nodesOf(parsed: Parsed[]): PaymentNode[] {
  return parsed.flatMap((item) => {
    const name = Object.keys(item).find((key) => key !== ':@' && key !== '#text')
    if (name === undefined || name.startsWith('?')) return []
    const content = item[name] as Parsed[]
    const text = content.map((part) => String(part['#text'] ?? '')).join('')
    return [{ name, text, children: nodesOf(content) }]
  })
}

/** The children of one name. */
export const childrenOf = (node: PaymentNode, name: string) =>
  node.children.filter((child) => child.name === name)

const at = (node: PaymentNode, path: string[]): PaymentNode | undefined =>
  path.reduce<PaymentNode | undefined>(
    (place, name) => place?.children.find((child) => child.name === name),
    node
  )

export const textAt = (node: PaymentNode, ...path: string[]) => at(node, path)?.text ?? ''

/** The texts of an element's own children, by their names. */
export const textsOf = (node: PaymentNode, ...path: string[]): Record<string, string> =>
  Object.fromEntries((at(node, path)?.children ?? []).map(({ name, text }) => [name, text]))
