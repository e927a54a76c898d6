import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import { exponentOf } from '#core/money/currency'
import { DECIMAL_ONE, DECIMAL_PLACES, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { Fault } from '#modules/einvoices/check/fault'
import type { XmlNode } from './xml_node.js'

/** A day as in XML Schema, optionally with a zone, or in form 102 of UNTDID 2379; a time may follow. */
const DAY = /^(\d{4})-?(\d{2})-?(\d{2})(?:T?[\d:.]*)?(?:Z|[+-]\d{2}:\d{2})?$/
const NUMBER = /^([+-]?)(\d{0,15})(?:\.(\d{0,20}))?$/

/** Parses the numbers and days of one document and collects faults instead of giving up. */
export class FileValues {
  readonly faults: Fault[] = []

  constructor(readonly currency: string) {}

  /** An amount; one with more places than its currency is rounded and reported. */
  minor(node: XmlNode, term: string, currency = this.currency): Minor {
    return this.optionalMinor(node, term, currency) ?? minor(0n)
  }

  optionalMinor(node: XmlNode, term: string, currency = this.currency): Minor | undefined {
    const places = exponentOf(currency)
    const scaled = this.#scaled(node, term, places)
    if (scaled === undefined) return undefined
    if (!scaled.isExact) this.#tell('BR-DEC', term, 'too_many_places')
    return minor(scaled.value)
  }

  /** A sum that has to be there. */
  demanded(node: XmlNode, term: string, rule: string): Minor {
    const amount = this.optionalMinor(node, term)
    if (amount === undefined) this.#tell(rule, term, 'not_in_file')
    return amount ?? minor(0n)
  }

  /** A quantity, a price or a percentage, rounded to millionths. */
  decimal(node: XmlNode, term: string): Decimal {
    return this.optionalDecimal(node, term) ?? decimal(0n)
  }

  optionalDecimal(node: XmlNode, term: string): Decimal | undefined {
    const scaled = this.#scaled(node, term, DECIMAL_PLACES)
    return scaled && decimal(scaled.value)
  }

  /**
   * BT-146, BT-148 and BT-149. A price with more than six places (common for energy) is stated for ten, a hundred …
   * units instead, so that no digit is lost.
   */
  price(net: XmlNode, gross: XmlNode, basis: XmlNode) {
    const shift = Math.max(0, ...[net, gross].map((node) => placesOf(node) - DECIMAL_PLACES))
    const scaled = (node: XmlNode, term: string) => {
      const found = this.#scaled(node, term, DECIMAL_PLACES + shift)
      return found && decimal(found.value)
    }
    const units = this.optionalDecimal(basis, 'BT-149')
    const shifted = (units && units > 0n ? units : DECIMAL_ONE) * 10n ** BigInt(shift)
    return {
      price: scaled(net, 'BT-146') ?? decimal(0n),
      grossPrice: scaled(gross, 'BT-148'),
      // One unit is the default.
      priceQuantity: shifted === DECIMAL_ONE ? undefined : decimal(shifted),
    }
  }

  /**
   * A calendar day as written: a zone behind it does not move it. A day that does not exist is reported and left out.
   */
  day(node: XmlNode, term: string): Day | undefined {
    const text = node.text('DateTimeString|DateString|DateTime') ?? node.text()
    if (text === undefined) return undefined
    const [, year, month, date] = DAY.exec(text) ?? []
    const day = `${year}-${month}-${date}`
    if (year && DateTime.fromISO(day, { zone: 'UTC' }).isValid) return day
    this.#tell('PEPPOL-EN16931-F001', term, 'not_a_day', { found: text.slice(0, 40) })
    return undefined
  }

  #scaled(node: XmlNode, term: string, places: number) {
    const text = node.text()
    if (text === undefined) return undefined
    const [, sign, whole = '', fraction = ''] = NUMBER.exec(text) ?? []
    if (sign === undefined || whole + fraction === '') {
      this.#tell('BR-DEC', term, 'not_a_number', { found: text.slice(0, 40) })
      return undefined
    }
    const all = BigInt((sign === '-' ? '-' : '') + whole + fraction)
    const unit = 10n ** BigInt(Math.max(0, fraction.length - places))
    const value = roundedQuotient(all * 10n ** BigInt(Math.max(0, places - fraction.length)), unit)
    return { value, isExact: all % unit === 0n }
  }

  #tell(rule: string, term: string, text: string, values: Record<string, string> = {}) {
    this.faults.push({ rule, term, field: '', severity: 'warning', text, values })
  }
}

/** At most twelve, trailing zeros aside. */
const placesOf = (node: XmlNode) =>
  Math.min(12, (node.text()?.split('.')[1] ?? '').replace(/0+$/, '').length)
