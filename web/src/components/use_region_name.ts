import { HOLIDAY_REGIONS } from '#api/holiday_regions'
import { countryName } from '@/lib/language/countries'
import { useLanguage } from '@/lib/language/use_language'

/** Names a region of public holidays: `Bayern (Deutschland)`, a whole country by its name alone. */
export function useRegionName() {
  const { language } = useLanguage()
  return (code: string) => {
    const country = countryName(code.slice(0, 2), language)
    const name = HOLIDAY_REGIONS.find((region) => region.code === code)?.name
    return name ? `${name} (${country})` : country
  }
}
