import type { FormRulesRecord } from '@mantine/form'
import type { TFunction } from 'i18next'
import { isPercent } from '@/features/documents/lines/line_rules'
import type { VendorValues } from './vendor'

const isDays = (text: string) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= 365)

/** The rules that a vendor must meet before it is saved. @param t of the namespace `expenses` */
export const vendorRules = (
  t: TFunction<'expenses'>
): FormRulesRecord<VendorValues, VendorValues> => ({
  name: (name) => (name.trim() ? null : t('vendors.name_missing')),
  paymentDays: (days) => (isDays(days) ? null : t('vendors.days_wrong')),
  skontoPercent: (percent, { skontoDays }) => {
    if (percent === '') return skontoDays === '' ? null : t('vendors.skonto_missing')
    return isPercent(percent) && Number(percent) > 0 ? null : t('vendors.skonto_missing')
  },
  skontoDays: (days, { skontoPercent }) => {
    if (!isDays(days)) return t('vendors.days_wrong')
    return days === '' && skontoPercent !== '' ? t('vendors.days_missing') : null
  },
})
