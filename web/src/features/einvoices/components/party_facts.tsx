import { useTranslation } from 'react-i18next'
import { KeyValueList } from '@/components/page/key_value_list'
import { countryName } from '@/lib/language/countries'
import { useLanguage } from '@/lib/language/use_language'
import type { Reading } from '../reading'

interface PartyFactsProps {
  party: Reading['buyer']
  taxNumber?: string
}

export function PartyFacts({ party, taxNumber }: PartyFactsProps) {
  const { t } = useTranslation('einvoices')
  const { language } = useLanguage()
  const place = [party.postalCode, party.city].filter(Boolean).join(' ')
  const address = [party.street, place, countryName(party.country, language)].filter(Boolean)
  return (
    <KeyValueList
      items={[
        { label: t('field.name'), value: party.name },
        { label: t('field.trading_name'), value: party.tradingName },
        { label: t('field.address'), value: address.join(', ') },
        { label: t('field.vat_id'), value: party.vatId },
        { label: t('field.tax_number'), value: taxNumber },
        { label: t('field.registration'), value: party.registration },
        { label: t('field.contact'), value: party.contact },
        { label: t('field.phone'), value: party.phone },
        { label: t('field.email'), value: party.email },
      ]}
    />
  )
}
