import { createHash } from 'node:crypto'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { newId } from '#core/ids'
import type { StoredInteger } from '#core/money/columns'
import { lastPersonalAccount } from '#modules/datev/accounts/charts'
import type { DatevSettings } from '#modules/datev/models/datev_settings'

export type PersonalKind = 'debtors' | 'creditors'

/** A personal account with its owner, for what goes to the adviser. */
export interface NamedAccount {
  kind: PersonalKind
  number: string
  name: string
  /** Id of the client, or the folded name of the vendor; null for a collective account. */
  party: string | null
}

const ACCOUNTS = 'select kind, party, number from datev_accounts where company_id = ?'

/**
 * The personal accounts of clients and vendors. Each gets the next free number at its first booking and keeps it, so
 * that two exports book one client to one account. When all numbers are taken, further ones share the collective account.
 */
export class PersonalAccounts {
  readonly #numbers = new Map<string, number>()
  readonly #added: { kind: PersonalKind; party: string; number: number }[] = []
  readonly #named = new Map<string, NamedAccount>()
  readonly #last: Record<PersonalKind, number>

  private constructor(readonly settings: DatevSettings) {
    this.#last = {
      debtors: Number(settings.accountFor('debtors')),
      creditors: Number(settings.accountFor('creditors')),
    }
  }

  static async load(settings: DatevSettings): Promise<PersonalAccounts> {
    const accounts = new PersonalAccounts(settings)
    type Row = { kind: PersonalKind; party: string; number: StoredInteger }
    const rows = await readRows<Row>(ACCOUNTS, [settings.companyId])
    for (const { kind, party, number } of rows) accounts.#keep(kind, party, Number(number))
    return accounts
  }

  /** The account of a client; without a client record it is the collective one. */
  debtor(clientId: string | null, name: string): string {
    return this.#numberOf('debtors', clientId, { name, party: clientId })
  }

  /** The account of a vendor. @param folded its name as it is searched for */
  creditor(folded: string, name: string): string {
    const party = createHash('sha256').update(folded).digest('hex')
    return this.#numberOf('creditors', party, { name, party: folded })
  }

  /** All accounts that were asked for. */
  get named(): NamedAccount[] {
    return [...this.#named.values()].toSorted((one, other) => (one.number < other.number ? -1 : 1))
  }

  /** Stores the accounts that are new. Only inside inTx. */
  async store() {
    const { companyId } = this.settings
    await insertRows(
      'datev_accounts',
      this.#added.splice(0).map((row) => ({ company_id: companyId, id: newId(), ...row }))
    )
  }

  #numberOf(
    kind: PersonalKind,
    party: string | null,
    owner: Pick<NamedAccount, 'name' | 'party'>
  ): string {
    if (this.settings.personalAccounts === 'collective' || party === null) {
      return this.#collective(kind)
    }
    const known = this.#numbers.get(`${kind} ${party}`)
    if (known === undefined && this.#last[kind] >= lastPersonalAccount(kind, this.settings)) {
      return this.#collective(kind)
    }
    const number = String(known ?? this.#add(kind, party))
    this.#named.set(number, { kind, number, ...owner })
    return number
  }

  #collective(kind: PersonalKind): string {
    const number = this.settings.accountFor(kind)
    this.#named.set(number, { kind, number, name: '', party: null })
    return number
  }

  #add(kind: PersonalKind, party: string) {
    const number = this.#last[kind] + 1
    this.#added.push({ kind, party, number })
    this.#keep(kind, party, number)
    return number
  }

  #keep(kind: PersonalKind, party: string, number: number) {
    this.#numbers.set(`${kind} ${party}`, number)
    this.#last[kind] = Math.max(this.#last[kind], number)
  }
}
