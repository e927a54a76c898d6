import type { CompanySettings } from './company_settings'

/** What every section of the settings gets. */
export interface SectionProps {
  settings: CompanySettings
}
