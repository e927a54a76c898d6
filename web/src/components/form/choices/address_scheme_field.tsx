import { useTranslation } from 'react-i18next'
import { countryName } from '@/lib/language/countries'
import { useLanguage } from '@/lib/language/use_language'
import { ChoiceField, type ChoiceFieldProps } from './choice_field'

/** Schemes for anybody, the usual ones first; their names are the same in every language. */
const NAMED: readonly (readonly [code: string, name: string])[] = [
  ['0204', 'Leitweg-ID'],
  ['0088', 'GLN'],
  ['0060', 'D-U-N-S'],
  ['0183', 'UID (CHE)'],
  ['0106', 'KvK'],
  ['0192', 'Organisasjonsnummer'],
  ['0007', 'Organisationsnummer'],
  ['0009', 'SIRET'],
  ['0225', 'SIREN (PPF/PDP)'],
  ['0208', 'KBO/BCE'],
  ['0184', 'CVR'],
  ['0216', 'OVT'],
  ['0210', 'Codice fiscale'],
  ['0190', 'OIN'],
  ['9915', 'Verwaltungskennzeichen'],
]

/** The VAT id of a country as an address. */
const BY_VAT_ID: Record<string, string> = {
  DE: '9930',
  AT: '9914',
  CH: '9927',
  AL: '9923',
  AD: '9922',
  BA: '9924',
  BE: '9925',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  EE: '9931',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  GR: '9933',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MC: '9940',
  ME: '9941',
  MK: '9942',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  RS: '9948',
  SE: '9955',
  SI: '9949',
  SK: '9950',
  SM: '9951',
  TR: '9952',
}

/** The kind of an e-invoice address: a code of the EU's list EAS, chosen by its name. */
export function AddressSchemeField({ value = '', ...props }: Omit<ChoiceFieldProps, 'data'>) {
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  const byVatId = Object.entries(BY_VAT_ID).map(([country, code]) => ({
    value: code,
    label: t('address_scheme.vat_id', { country: countryName(country, language), code }),
  }))
  const named = NAMED.map(([code, name]) => ({ value: code, label: `${name} (${code})` }))
  const data = [{ value: 'EM', label: t('address_scheme.mail') }, ...byVatId.slice(0, 1), ...named]
  const listed = [...data, ...byVatId.slice(1)]
  const isListed = value === '' || listed.some((scheme) => scheme.value === value)
  return (
    <ChoiceField
      autoComplete="off"
      clearable
      placeholder={t('address_scheme.mail')}
      {...props}
      // The list of the EU has more than people meet.
      data={isListed ? listed : [...listed, { value, label: value }]}
      value={value}
    />
  )
}
