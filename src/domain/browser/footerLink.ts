/** A link that the operator of the site has added to its footer. */
export interface FooterLink {
  name: string
  href: string
}
