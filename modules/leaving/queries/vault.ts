import { dayOf, instantText, now } from '#core/clock'
import { hashOfKey } from '#core/http/guards/link_key'
import { Company, linkNotValid } from '#modules/auth/public'
import { CompanyExport } from '#modules/leaving/models/company_export'
import { CompanyLeaving } from '#modules/leaving/models/company_leaving'
import { keptRecordsOf } from '#modules/leaving/retention/kept_records'
import { periodsOf } from '#modules/leaving/retention/periods'
import { transformExport } from '#modules/leaving/transformers/company_export_transformer'

/** The deleted company whose records a key opens. @throws 404 `link_not_valid` */
export async function companyOfVaultKey(key: string) {
  const leaving = await CompanyLeaving.query()
    .where('vaultKeyHash', hashOfKey(key))
    .whereIn('state', ['closed', 'vault'])
    .first()
  const company = leaving && (await Company.find(leaving.id))
  if (!leaving || !company) throw linkNotValid()
  return { leaving, company }
}

type Opened = Awaited<ReturnType<typeof companyOfVaultKey>>

/** The kept records of a deleted company, with reason and last day. */
export async function describeVault({ leaving, company }: Opened) {
  const { id, country } = leaving
  const closedOn = dayOf(Number(leaving.closedAt ?? now()), company.timeZone)
  const kept = await keptRecordsOf({ id, country }, Number(closedOn.slice(0, 4)))
  const latest = await CompanyExport.of(company).orderBy('createdAt', 'desc').first()
  return {
    companyName: company.name,
    closedAt: instantText(leaving.closedAt ?? now()),
    isErasing: leaving.state === 'closed',
    isHeld: leaving.heldAt !== null,
    kept,
    source: periodsOf(country).source,
    export: latest && transformExport(latest),
  }
}
