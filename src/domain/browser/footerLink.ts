/** A link that the operator has added to the footer of the site. */
export interface FooterLink {
  name: string
  href: string
}
