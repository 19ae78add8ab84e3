/** Swedish texts of roles whose facts stand in the English banks; the format is described at `addBank`. */
export const ALL_SV = `
# registered-nurse
titles: Sjuksköterska; Distriktssköterska; Legitimerad sjuksköterska
focus: Vårdcentral; Närsjukhus; Natt; Mottagning
team: vårdteamet; enhetschefen
- Du bedömer patienter i telefon och på mottagning.
- Du planerar vården tillsammans med patient och anhöriga.
- Du ger läkemedel och infusioner på ett säkert sätt.
- Du ser tidigt när någon försämras och kontaktar läkare.
- Du dokumenterar under passet.
- Du lägger om sår och följer upp kroniska sjukdomar.
- Du handleder studenter och nya kollegor.
- Du samordnar utskrivning med kommunen.
- Du deltar i vårt förbättringsarbete varje månad.
+ Svensk legitimation som sjuksköterska
+ God förmåga att prioritera
+ Lugn och vänlighet
+ B-körkort är en fördel på landsbygden
* Specialistutbildning

# nursing-assistant
titles: Undersköterska; Vårdbiträde
focus: Dag; Natt; Rehabilitering
team: vårdlaget; enhetschefen
- Du hjälper till med hygien, kläder och måltider i patientens takt.
- Du tar blodtryck, prover och vikt och rapporterar avvikelser.
- Du förflyttar och vänder med hjälpmedel.
- Du svarar på ringningar och tar reda på vad som behövs.
- Du håller rum och förråd i ordning.
- Du följer med på undersökningar.
- Du skriver korta och sakliga anteckningar.
- Du stöttar sjuksköterskan vid omläggningar.
+ Utbildning som undersköterska
+ Tålamod och gott bemötande
+ Flexibilitet för olika pass
+ God svenska i tal och skrift
* Erfarenhet från sjukhus

# medical-assistant
titles: Medicinsk sekreterare; Receptionist vårdcentral
focus: Kassa och bokning
team: mottagningsteamet; verksamhetschefen
- Du tar emot patienter och bokar tider.
- Du skriver ut diktat och hanterar remisser.
- Du svarar på frågor i telefon och chatt.
- Du sköter kassa och frikort.
- Du skickar kallelser och svar.
- Du håller väntrummet trivsamt.
- Du stöttar kollegor i journalsystemet.
- Du beställer material.
+ Utbildning som vårdadministratör eller liknande
+ Noggrannhet
+ Serviceanda
+ Vana vid datorer
* Fler språk

# electrician
titles: Elektriker; Eltekniker; Industrielektriker
focus: Underhåll; Nät; Fartyg
team: elgruppen; arbetsledaren
- Du installerar kablar, centraler och drivsystem efter ritning.
- Du felsöker metodiskt med mätinstrument.
- Du frånskiljer och kontrollerar innan du börjar.
- Du driftsätter styrsystem.
- Du dokumenterar ändringar.
- Du planerar material för veckan.
- Du samarbetar med mekaniker och svetsare.
- Du handleder lärlingar.
+ Elutbildning på gymnasienivå eller motsvarande
+ Erfarenhet från industri, nät eller varv
+ B-körkort
+ Säkert arbetssätt
* Kunskap om PLC

# field-technician
titles: Drifttekniker; Nättekniker; Fjärrvärmetekniker
focus: Vattenkraft; Fjärrvärme; Beredskap
team: driftgruppen; driftchefen
- Du sköter och underhåller stationer i ditt område.
- Du åtgärdar fel i ledningar och kopplingsskåp.
- Du mäter, provar och rapporterar.
- Du rycker ut vid storm tillsammans med kollegor.
- Du rensar galler och kontrollerar luckor.
- Du förklarar för kunder vad som har hänt.
- Du dokumenterar med foto och koordinater.
- Du ingår i beredskap var sjätte vecka.
+ Teknisk utbildning
+ B-körkort
+ Vana vid utomhusarbete året om
+ Intresse för säkerhet
* Snöskotervana

# project-manager
titles: Projektledare; Projektledare elnät
focus: Vindkraft; Elnät; Fjärrvärme
team: projektkontoret; projektchefen
- Du leder projekt från beslut till överlämning.
- Du gör planer tillsammans med dem som ska utföra arbetet.
- Du ser risker tidigt och utser ansvariga.
- Du styr entreprenörer och leverantörer.
- Du rapporterar ärligt varje månad.
- Du hanterar ändringar och kostnader.
- Du håller korta möten med tydliga beslut.
- Du avslutar projekt ordentligt.
+ Ingenjörsutbildning eller motsvarande
+ Flera års erfarenhet av projekt
+ Kunskap om upphandling
+ Svenska och engelska
* Certifiering

# early-educator
titles: Förskollärare; Barnskötare; Pedagog
focus: Småbarn; Uteförskola
team: arbetslaget; rektorn
- Du planerar och genomför dagen tillsammans med kollegor.
- Du utgår från vad barnen är nyfikna på.
- Du läser, sjunger, bygger och är ute i alla väder.
- Du dokumenterar med bild och några meningar.
- Du möter vårdnadshavare varje dag.
- Du skolar in nya barn i lugn takt.
- Du äter tillsammans med barnen.
- Du deltar i vår gemensamma reflektion.
+ Examen som förskollärare eller utbildning som barnskötare
+ Lyhördhet och lekfullhet
+ Utdrag ur belastningsregistret
+ God svenska
* Intresse för skogen

# cook
titles: Kock; Förskolekock; Måltidsansvarig
focus: Vegetariskt
team: köksteamet; rektorn
- Du lagar lunch och mellanmål från grunden.
- Du planerar matsedeln efter säsong.
- Du tar hänsyn till allergier.
- Du beställer och tar emot varor.
- Du låter barnen vara med i köket.
- Du sköter egenkontroll och temperaturer.
- Du minskar svinnet vecka för vecka.
- Du håller köket rent.
+ Kockutbildning eller erfarenhet
+ Kunskap om livsmedelshygien
+ Lust att laga mat åt barn
+ Självständighet
* Erfarenhet av specialkost

# welder
titles: Svetsare; Aluminiumsvetsare
focus: Aluminium; Skift; Skrov
team: svetshallen; verkmästaren
- Du svetsar aluminium och stål efter ritning.
- Du passar in, häftar och kontrollerar mått.
- Du granskar dina egna svetsar.
- Du ställer in parametrar enligt WPS.
- Du slipar och färdigställer.
- Du använder travers säkert.
- Du rapporterar avvikelser.
- Du håller ordning på utrustningen.
+ Svetslicens
+ Ritningsläsning
+ Erfarenhet från varv eller verkstad
+ Noggrannhet
* Rörsvetsning

# production-operator
titles: Maskinoperatör; Produktionsmedarbetare; Processoperatör
focus: Tvåskift; Limträ; Montering
team: skiftlaget; skiftledaren
- Du ställer in och kör maskinen från start till rengöring.
- Du kontrollerar första biten och tar stickprov.
- Du stannar linan när värden avviker.
- Du åtgärdar stopp på ett säkert sätt.
- Du registrerar antal och kassation.
- Du packar och märker.
- Du föreslår förbättringar på morgonmötet.
- Du lär dig fler stationer.
+ Erfarenhet av produktion eller teknisk utbildning
+ Skiftarbete
+ Känsla för kvalitet
+ God samarbetsförmåga
* Truckkort

# backend-developer
titles: Backendutvecklare; Systemutvecklare; Mjukvaruutvecklare
focus: Integrationer; Plattform; Planering
team: utvecklingsteamet; teamledaren
- Du bygger och driver tjänsterna bakom vår produkt.
- Du utformar tabeller och frågor som förblir snabba.
- Du skriver tester som förklarar avsikten.
- Du granskar kollegors kod med omsorg.
- Du byter ut gamla delar i små steg.
- Du pratar med supporten varje vecka och åtgärdar orsaker.
- Du skriver ner beslut på en sida.
- Du deltar i jouren och gör den lugnare.
+ Några års erfarenhet av ett typat språk
+ God kunskap om relationsdatabaser
+ Erfarenhet av drift
+ Svenska eller engelska
* Intresse för sjöfart eller fastigheter
`;
